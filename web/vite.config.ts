import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { authPlugin } from './build/auth-plugin.ts';
import { backgroundsPlugin } from './build/backgrounds-plugin.ts';
import { callsPlugin } from './build/calls-plugin.ts';
import { chunkGroups } from './build/chunks.ts';
import { componentsPlugin } from './build/components-plugin.ts';
import { contractPlugin } from './build/contract-plugin.ts';
import { functionsPlugin } from './build/functions-plugin.ts';
import { iconsPlugin } from './build/icons-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { ocrPlugin } from './build/ocr-plugin.ts';
import { packageFiles } from './build/package-files.ts';
import { pagesPlugin } from './build/pages-plugin.ts';
import { requireSettings } from './build/required-settings.ts';
import { unusedPlugin } from './build/unused-plugin.ts';
import { zodPlugin } from './build/zod-plugin.ts';
import { placeholders } from './src/config/placeholders.ts';

const buildId =
  process.env.DUU_BUILD_ID ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/** Where calls of the API go while Vite serves the app; the launcher names the function's own address. */
const apiTarget = process.env.DUU_API_TARGET ?? 'http://127.0.0.1:5000';

/** They register themselves where they are used. reactfire names them all; what the app does not use is left out. */
const withoutEffects =
  /\/node_modules\/(idb|reactfire\/src|@?firebase\/(app-check|database|firestore|functions|remote-config|storage))\//;

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const isLocal = mode === 'emulator' || command === 'serve';
  // DUU_TEST_BUILD: for tests of the production build.
  if (!isLocal) requireSettings(env, { placeholdersPass: Boolean(process.env.DUU_TEST_BUILD) });
  const appCheckKey = isLocal ? '' : (env.VITE_APP_CHECK_KEY ?? '');
  const isClient = command === 'build' && !isSsrBuild;
  const site = (env.VITE_SITE_URL || 'https://duu.example').replace(/\/$/, '');
  return {
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      'import.meta.env.LOCAL_BUILD': JSON.stringify(isLocal),
      // The emulators know no App Check.
      'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(appCheckKey),
    },
    plugins: [
      react(),
      iconsPlugin(),
      callsPlugin(),
      contractPlugin(),
      authPlugin(),
      messagesPlugin(),
      unusedPlugin(),
      componentsPlugin(),
      functionsPlugin(),
      zodPlugin(),
      backgroundsPlugin(),
      ocrPlugin(),
      pagesPlugin({
        buildId,
        site,
        contact: env.VITE_SUPPORT_EMAIL || placeholders.supportEmail,
        policy: {
          local: isLocal,
          authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
          appCheck: appCheckKey !== '',
        },
      }),
    ],
    resolve: { alias: isClient ? packageFiles() : [] },
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
