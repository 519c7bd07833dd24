import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` passes calls on to a table server: HIGHIRON_SERVER, or the address at which ./play listens.
declare const process: { env: Record<string, string | undefined> };
const server = process.env["HIGHIRON_SERVER"] ?? "http://127.0.0.1:8018";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/highiron/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": server, "/schema": server } },
  test: { include: ["src/**/*.test.ts"] },
});
