/**
 * The document for a sandboxed frame. Nothing is loaded: the policy allows inline styles and embedded pictures only. Links
 * would open a new window, which the sandbox forbids. A second doctype in the mail is ignored.
 */
export function mailFrame(html: string): string {
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank">${html}`;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";
