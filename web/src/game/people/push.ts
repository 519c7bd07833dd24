/** Being told of one's turn while no page is open: the browser's own service, asked by this server. */

import { get, put, remove } from "../../lib/api";

export const pushPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told. */
export async function pushedHere(): Promise<boolean> {
  return pushPossible() && (await subscription()) !== null;
}

/** Have this browser told; its leave must have been given. */
export async function pushHere(): Promise<void> {
  const { key } = await get<{ key: string }>("/push");
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  await put("/me/push", { endpoint, key: keys?.["p256dh"] ?? "", secret: keys?.["auth"] ?? "" });
}

/** Have it told no longer. */
export async function noPushHere(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await remove("/me/push", { endpoint: found.endpoint });
  await found.unsubscribe();
}
