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

/** The contract's files only declare: what a build does not use of them is left out. */
const contractOnly = { moduleSideEffects: [{ test: /\/backend\/src\//, sideEffects: false }] };

/**
 * The screens of the console whose code is one file together. Hundreds of small files would take longer than the bytes that
 * they save, and compress worse. The board has a file of its own: it brings drag and drop along, which most users never need.
 */
const SCREENS_OF_ONE_FILE = {
  leads: ['lead', 'leads', 'suspected'],
  calendar: ['calendar'],
  clients: ['clients', 'policies'],
  tasks: ['tasks', 'mails'],
  blog: ['blog', 'media'],
  newsletter: ['newsletter'],
  office: ['business', 'users', 'settings', 'security', 'connections', 'book'],
  imports: ['imports'],
  privacy: ['privacy', 'audit', 'care'],
  login: ['login'],
};

function screensOf(id: string): string | null {
  const [, screen = '', rest] = /\/src\/admin\/screens\/([\w-]+)\/(.*)$/.exec(id) ?? [];
  if (rest?.startsWith('board/')) return null;
  return Object.entries(SCREENS_OF_ONE_FILE).find(([, screens]) => screens.includes(screen))?.[0] ?? null;
}

/** Each group takes what its modules import, too, unless an earlier one has it. */
const CONSOLE_FILES = [
  { name: 'start', test: /\/admin\/main\./ },
  // changes less often than our own code
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@emotion|@tanstack)\// },
  { name: 'console', test: /\/admin\/renderConsole\./ },
  { name: 'dashboard', test: /\/admin\/screens\/dashboard\/DashboardPage\./ },
  // so that no area needs the file of another one
  { name: 'shared', minShareCount: 2 },
  { name: screensOf },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Console only: leaves the data router out, which react-admin's adapter for React Router names but never calls. */
const withoutDataRouter: Plugin = {
  name: 'without-data-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react-router-dom' && importer?.endsWith('/reactRouterProvider.js')
      ? resolve(dir, 'src/admin/routerOfAdapter.ts')
      : null,
};

/**
 * Preloads the heading font together with the style sheet, so that the first paint uses it, and what the named file needs,
 * which the entry script loads with `import()`.
 */
const preload = (base: string, name?: string): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = { rel: 'preload', as: 'font', type: 'font/woff2' };
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const scripts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.name === name ? [file.fileName, ...file.imports] : [],
      );
      return [
        ...fonts.map((file) => ({ ...font, href: `${base}${file}` })),
        ...scripts.map((file) => ({ rel: 'modulepreload', href: `${base}${file}` })),
      ].map((attrs) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: '' },
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
    resolve: {
      alias: {
        '@contract': resolve(dir, '../backend/src/contract/index.ts'),
        '@/': `${resolve(dir, 'src')}/`,
      },
    },
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
      plugins: [...common.plugins, withoutDataRouter, preload('/admin/', 'console')],
      base: '/admin/',
      build: {
        outDir: 'dist/admin',
        copyPublicDir: false,
        // a single style sheet: Vite never retries one that failed to load with a lazy chunk
        cssCodeSplit: false,
        rolldownOptions: {
          input: resolve(dir, 'admin.html'),
          treeshake: contractOnly,
          output: { codeSplitting: { groups: CONSOLE_FILES } },
        },
        chunkSizeWarningLimit: 1200,
      },
    };
  }
  return {
    ...common,
    plugins: [...common.plugins, preload('/')],
    build: {
      outDir: 'dist/site',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(dir, 'index.html'),
        treeshake: contractOnly,
      },
    },
  };
});
