import ts from 'typescript';

/** The list of the server's pages of the console as TypeScript, from the list of the console (frame/pages.ts). */
export async function consolePages(source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const { PAGES } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  const isBelow =
    (path) =>
    ([above, { superadminOnly }]) =>
      superadminOnly && `${path}/`.startsWith(`${above}/`);
  const pages = Object.entries(PAGES).map(([path, { title = null, settings }]) => [
    path,
    {
      title,
      superadminOnly: Object.entries(PAGES).some(isBelow(path)),
      about: settings?.about ?? null,
    },
  ]);
  return [
    '/** Every page of the console by its path below /admin, in the order of its menu. */',
    `export const CONSOLE_PAGES = ${JSON.stringify(Object.fromEntries(pages))} as const;`,
    '',
    'export type ConsolePath = keyof typeof CONSOLE_PAGES;',
  ].join('\n');
}
