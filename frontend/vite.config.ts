import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const dir = import.meta.dirname;
const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000';

/** Development server only: serves admin.html for all /admin/... paths. */
const adminFallback: Plugin = {
  name: 'admin-fallback',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin(?:[/?][^.]*)?$/.test(request.url ?? '')) request.url = '/admin.html';
      next();
    });
  },
};

/** Development server only: renders public pages from the current source with the backend's data; those without it as they are. */
const developmentPages: Plugin = {
  name: 'development-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '/';
      if (
        request.method !== 'GET' ||
        !request.headers.accept?.includes('text/html') ||
        /^\/(?:admin|booking\/|newsletter\/(?:confirm|unsubscribe)\/)/.test(url)
      ) {
        next();
        return;
      }
      (async () => {
        const page = await fetch(new URL(url, backend), { headers: { accept: 'text/html' } });
        const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(
          await page.text(),
        )?.[1];
        if (!json) throw new Error(`${backend}${url} has no page data`);
        const template = await server.transformIndexHtml(
          url,
          await readFile(resolve(dir, 'index.html'), 'utf8'),
        );
        const { render } = (await server.ssrLoadModule('/src/site/entry-server.tsx')) as {
          render: (page: unknown) => Record<'head' | 'data' | 'html' | 'texts', string>;
        };
        const { head, data, html, texts } = render(JSON.parse(json));
        response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          template
            .replace('<!--app-head-->', () => head)
            .replace('<!--app-data-->', () => data)
            .replace('<!--app-html-->', () => html)
            .replace('<!--app-texts-->', () => texts),
        );
      })().catch(next);
    });
  },
};

/** Preloads the heading font together with the style sheet, so that the first paint uses it. */
const preloadFont = (base: string): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `${base}${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend',
        }));
    },
  },
});

// Three builds instead of one with two inputs: in a shared build the public page would also download what only the
// console needs, since modules used by both land in one common chunk.
//   vite build --mode site   -> dist/site    the public site in the browser
//   vite build --mode ssr    -> dist/server  the public site's renderer, imported by the backend
//   vite build --mode admin  -> dist/admin   the console, served below /admin
export default defineConfig(({ mode, command }) => {
  const common = {
    plugins: [react(), adminFallback, developmentPages],
    resolve: { alias: { '@contract': resolve(dir, '../backend/src/contract/index.ts') } },
    server: {
      port: 5173,
      // keeps the Host header, because the server only accepts its own origin
      proxy: Object.fromEntries(
        ['/api', '/book', '/subscribe', '/feed.xml', '/media', '/brand-', '/ws'].map((path) => [
          path,
          { target: backend, changeOrigin: false, ws: path === '/ws' },
        ]),
      ),
    },
  };
  if (command === 'serve') return common;
  if (mode === 'ssr') {
    return {
      ...common,
      // bundles React's production build, so that no node_modules are needed at run time
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true as const },
      build: {
        ssr: resolve(dir, 'src/site/entry-server.tsx'),
        outDir: 'dist/server',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        minify: true,
      },
    };
  }
  if (mode === 'admin') {
    return {
      ...common,
      plugins: [...common.plugins, preloadFont('/admin/')],
      base: '/admin/',
      build: {
        outDir: 'dist/admin',
        copyPublicDir: false,
        // a single style sheet: Vite never retries one that failed to load with a lazy chunk
        cssCodeSplit: false,
        rolldownOptions: { input: resolve(dir, 'admin.html') },
        chunkSizeWarningLimit: 1200,
      },
    };
  }
  return {
    ...common,
    plugins: [...common.plugins, preloadFont('/')],
    build: {
      outDir: 'dist/site',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(dir, 'index.html'),
        // the contract's files only declare: what the site does not use of them is left out
        treeshake: { moduleSideEffects: [{ test: /\/backend\/src\//, sideEffects: false }] },
      },
    },
  };
});
