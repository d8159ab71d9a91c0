/** How clauses of this game are broken. Nothing here may load the game: its modules are named, as types or by `() => import(…)`. */

export { breaks, type Loose, withContent, withField, withStep } from '@diadochi/kernel/mutants';

/** The marker moves by the strength of the card that is played, and by none that grows with it. */
export const withoutLaterGrowth = ({ playCard }: typeof import('../src/rules/8-play-card.ts')) => ({
  playCard: (...[p, seat, answer, play]: Parameters<typeof playCard>) => {
    const { strength, growing } = p.box.cards[answer.play];
    const before = p.strength[seat];
    playCard(p, seat, answer, play);
    if (growing === null) p.strength[seat] = before + strength;
  },
});
