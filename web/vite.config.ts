import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { backgroundsPlugin } from './build/backgrounds-plugin.ts';
import { chunkGroups } from './build/chunks.ts';
import { iconsPlugin } from './build/icons-plugin.ts';
import { pagesPlugin } from './build/pages-plugin.ts';
import { requireSettings } from './build/required-settings.ts';
import { unusedPlugin } from './build/unused-plugin.ts';

const buildId =
  process.env.DUU_BUILD_ID ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/** Where calls of the API go while Vite serves the app; the launcher names the function's own address. */
const apiTarget = process.env.DUU_API_TARGET ?? 'http://127.0.0.1:5000';

/** Its modules one by one: the package's single file imports all of Firebase. */
const reactfire = path.join(
  createRequire(import.meta.url).resolve('reactfire'),
  '../../src/index.ts',
);
/** They register themselves where they are used, and reactfire names them. */
const withoutEffects = /\/node_modules\/(reactfire\/src|@?firebase\/(firestore|storage))\//;

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  if (mode === 'production' && command === 'build') requireSettings(env);
  const isClient = command === 'build' && !isSsrBuild;
  const site = (env.VITE_SITE_URL || 'https://duu.example').replace(/\/$/, '');
  return {
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      'import.meta.env.LOCAL_BUILD': JSON.stringify(mode === 'emulator' || command === 'serve'),
    },
    plugins: [
      react(),
      iconsPlugin(),
      unusedPlugin(),
      backgroundsPlugin(),
      pagesPlugin({ buildId, site }),
    ],
    resolve: { alias: isClient ? { reactfire } : {} },
    server: { proxy: { '/api': { target: apiTarget, changeOrigin: true } } },
    build: {
      outDir: 'dist',
      target: 'es2022',
      chunkSizeWarningLimit: 800,
      // Fonts stay files: a page's policy allows no others, and most pages need only some of them.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: isClient
        ? {
            treeshake: { moduleSideEffects: [{ test: withoutEffects, sideEffects: false }] },
            output: { codeSplitting: { groups: chunkGroups() } },
          }
        : {},
    },
  };
});
