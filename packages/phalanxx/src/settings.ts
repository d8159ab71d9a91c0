import { settingsOf } from '@diadochi/kernel';

export const settings = {
  /** P22: everybody has the advantage of his action card. */
  expert: { type: 'flag', default: false },
  /** DP-08: which one, for a solo player. */
  soloAdvantage: {
    type: 'choice',
    among: ['intrigue', 'masterMerchant', 'legend', 'forcedMarch'],
    default: 'intrigue',
    players: { least: 1, most: 1 },
  },
  /** P2-22: who begins, unless chance decides. */
  startPlayer: {
    type: 'choice',
    among: ['random', 'first', 'second', 'third', 'fourth'],
    default: 'random',
    players: { least: 2, most: 4 },
    needs: { third: 3, fourth: 4 },
  },
} as const;

export const { expert, soloAdvantage, startPlayer } = settingsOf(settings);
