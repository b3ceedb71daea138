/** The place after which a walk through leads, oldest first, continues. */
export function placeOf(after: string | null): [createdAt: string, id: string] {
  const [createdAt = '', id = ''] = (after ?? '').split(' ');
  return [createdAt, id];
}

/** That of the last row. */
export function nextPlace(rows: readonly { createdAt: string; id: string }[]): string {
  const { createdAt, id } = rows.at(-1)!;
  return `${createdAt} ${id}`;
}
