const NETWORKS = ['Facebook', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok', 'X'] as const;

/** Display name of a social link: the network if known, else the host. */
export function socialName(url: string): string {
  if (!URL.canParse(url)) return url;
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NETWORKS.find((network) => host === `${network.toLowerCase()}.com`) ?? host;
}
