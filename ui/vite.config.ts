import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { eager } from './eager.plugin.mjs';
import { packed } from './packed.plugin.mjs';
import { words } from './words.plugin.mjs';

// `vite build` builds the client to where the server serves it from; `vite build --mode fixtures` adds the page that shows every component.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), eager(/^(first|table)$/), packed()],
  // While developing, the server plays: `elgrande serve` at its usual port.
  server: {
    proxy: { '/api': { target: 'http://localhost:8008', ws: true } },
    fs: { allow: ['..'] }, // the catalogues are the server's
  },
  // Vitest must take Svelte's browser half, or mounting a component fails.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: mode === 'fixtures' ? 'dist' : '../src/elgrande/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing becomes a data: address, so a strict content security policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: mode === 'fixtures' ? ['index.html', 'fixtures.html'] : ['index.html'],
      // Few files, for each costs a phone a round trip: what the first page needs, and what a game needs besides; then
      // the windows over a game, which open later.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /ui\/src\/main\.ts$/, priority: 3 },
            { name: 'table', test: /ui\/src\/pages\/TablePage\.svelte$/, priority: 2 },
            { name: 'windows', test: /ui\/src\/play\/Windows\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['fixtures/setup.ts', 'src/words/all.setup.ts'],
  },
}));
