/* Shows that it is somebody's turn while no page of this site is open. Words come from the server. */

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      // Who looks at the game sees it anyway.
      if (pages.some((page) => page.focused && new URL(page.url).pathname.startsWith(`/game/${told.game}`))) return;
      return self.registration.showNotification(told.title, {
        body: told.body,
        tag: told.game,
        icon: "/icon.svg",
        data: `/game/${told.game}`,
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
