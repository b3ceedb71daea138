/**
 * A mail in dark or light colours, whatever the browser prefers: a frame cannot be told its colour scheme, so the rules of
 * the mail are made to apply always or never.
 */
export function inColours(html: string, isDark: boolean): string {
  return html
    .replace(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, isDark ? 'all' : 'not all')
    .replace(/color-scheme:\s*light dark/g, `color-scheme: ${isDark ? 'dark' : 'light'}`)
    .replace(/content="light dark"/g, `content="${isDark ? 'dark' : 'light'}"`);
}
