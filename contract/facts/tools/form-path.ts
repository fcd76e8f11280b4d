/**
 * The path of a tool's form with these inputs filled in, without locale prefix: `/ai-text-to-image?prompt=a+fox&ratio=16%3A9`. The form of the
 * effects is not on their page, which shows the cards.
 */
export function formPathOf(slug: string, inputs: Readonly<Record<string, unknown>> = {}): string {
  const path = slug === 'ai-effect' ? '/ai-effect/create' : `/${slug}`;
  const query = new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
