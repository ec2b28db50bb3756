import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { backgroundsPlugin } from './build/backgrounds-plugin.ts';
import { pagesPlugin } from './build/pages-plugin.ts';
import { requireSettings } from './build/required-settings.ts';

const buildId =
  process.env.DUU_BUILD_ID ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/** Where calls of the API go while Vite serves the app; the launcher names the function's own address. */
const apiTarget = process.env.DUU_API_TARGET ?? 'http://127.0.0.1:5000';

const frontParts =
  /web\/src\/(features\/landing\/(?!page-head)|plans\/(?!UsageNotice)|app\/(layouts\/LandingLayout|guards\/use-route-rules)|navigation\/|components\/(Button|WaveMark|WaveLine|Segmented|Badge)\.|config\/|firebase\/auth\/session-hint|i18n\/(format|use-locale|locales))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(pause|play|skip-back|skip-forward|audio-lines|book-open-text|folder-heart|music|scale|zap|check|chevron-down|mail|phone)\.)|contract\/src\/(limits|plans)\./;

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  if (mode === 'production' && command === 'build') requireSettings(env);
  const site = (env.VITE_SITE_URL || 'https://duu.example').replace(/\/$/, '');
  return {
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      'import.meta.env.LOCAL_BUILD': JSON.stringify(mode === 'emulator' || command === 'serve'),
    },
    plugins: [react(), backgroundsPlugin(), pagesPlugin({ buildId, site })],
    server: { proxy: { '/api': { target: apiTarget, changeOrigin: true } } },
    build: {
      outDir: 'dist',
      target: 'es2022',
      manifest: true,
      chunkSizeWarningLimit: 800,
      // Fonts stay files: a page's policy allows no others, and most pages need only some of them.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // The landing page's many small parts in one file: on a phone each file costs a way there and back.
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'front', test: frontParts }] },
        },
      },
    },
  };
});
