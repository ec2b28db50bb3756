import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const buildId =
  process.env.DUU_BUILD_ID ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14);

export default defineConfig(() => ({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
  },
}));
