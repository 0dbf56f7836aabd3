import '@fontsource-variable/plus-jakarta-sans';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pageNonce } from './app/page.ts';
import { forgetKeptSecrets } from './data/draft.ts';

const nonce = pageNonce();
const styles = createCache({ key: 'kantor', ...(nonce ? { nonce } : {}) });

forgetKeptSecrets();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App />
    </CacheProvider>
  </StrictMode>,
);
