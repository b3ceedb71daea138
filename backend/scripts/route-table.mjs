const TABLE = /(<!-- routes: written by `npm run openapi` -->\n)[^]*?(\n<!-- end of routes -->)/;

/** The document with its table of routes replaced by one of these. Throws when it has no place for it. */
export function withRouteTable(document, routes) {
  if (!TABLE.test(document)) throw new Error('docs/api.md has no place for the table of routes');
  const rows = routes.map(({ route, access, confirmed, code, reason }) => {
    const [method, path] = route.split(' ');
    const callers = `${access ?? 'nobody'}${confirmed ? ', confirmed' : ''}`;
    return [method, `\`${path.replaceAll(/:(\w+)/g, '{$1}')}\``, callers, code ?? reason ?? ''];
  });
  const table = [['method', 'path', 'who', 'audit'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return document.replace(TABLE, (_, start, end) => `${start}\n${table}\n${end}`);
}
