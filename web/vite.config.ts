import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { backgroundsPlugin } from './build/backgrounds-plugin.ts';
import { pagesPlugin } from './build/pages-plugin.ts';

const buildId =
  process.env.DUU_BUILD_ID ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/** Where calls of the API go while Vite serves the app; the launcher names the function's own address. */
const apiTarget = process.env.DUU_API_TARGET ?? 'http://127.0.0.1:5000';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const site = (env.VITE_SITE_URL ?? 'https://duu.example').replace(/\/$/, '');
  return {
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    plugins: [react(), backgroundsPlugin(), pagesPlugin({ buildId, site })],
    server: { proxy: { '/api': { target: apiTarget, changeOrigin: true } } },
    build: { outDir: 'dist', target: 'es2022', manifest: true, chunkSizeWarningLimit: 800 },
  };
});
