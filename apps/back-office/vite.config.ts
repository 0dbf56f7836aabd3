import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server puts a fresh nonce in its place for each page.
  html: { cspNonce: '{{nonce}}' },
  resolve: { dedupe: ['react', 'react-dom', 'react-hook-form', 'react-router', '@tanstack/react-query'] },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1_600 },
});
