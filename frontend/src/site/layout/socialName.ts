const NETWORKS = ['Facebook', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok', 'X'] as const;

/** What to call the page behind a social link: its network where that is known, else its host. */
export function socialName(url: string): string {
  if (!URL.canParse(url)) return url;
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NETWORKS.find((network) => host === `${network.toLowerCase()}.com`) ?? host;
}
