const LIST = /(<!-- routes: written by `npm run openapi` -->\n)[^]*?(\n<!-- end of routes -->)/;

/** The document with its list of routes replaced by one of these. Throws when it has no place for it. */
export function withRouteList(document, routes) {
  if (!LIST.test(document)) throw new Error('docs/api.md has no place for the list of routes');
  const lines = routes.map(({ route, access, confirmed, code, reason }) => {
    const [method, path] = route.split(' ');
    const audit = code ?? reason;
    const callers = `${access ?? 'nobody'}${confirmed ? ', confirmed' : ''}`;
    return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}: ${callers}${audit ? `; ${audit}` : ''}`;
  });
  return document.replace(LIST, (_, start, end) => `${start}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n${end}`);
}
