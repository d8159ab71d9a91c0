/**
 * News that were missed, told again. When a line breaks many come back at once, and what one of them has missed others have,
 * too: it is made once for an audience, up to the same entry.
 */

import type { News } from './api.ts';
import type { Audience } from './audiences.ts';

export type Retelling = (audience: Audience, after: number, until: number) => Promise<readonly News[]>;

export function missedNews(retold: Retelling) {
  const kept = new Map<Audience, { after: number; until: number; news: Promise<readonly News[]> }>();
  return {
    async between(audience: Audience, after: number, until: number): Promise<readonly News[]> {
      const known = kept.get(audience);
      if (known?.until === until && known.after <= after)
        return (await known.news).filter(({ seq }) => seq > after);
      const news = retold(audience, after, until);
      const made = { after, until, news };
      kept.set(audience, made);
      news.catch(() => kept.get(audience) === made && kept.delete(audience));
      return news;
    },
    forget: () => kept.clear(),
  };
}
