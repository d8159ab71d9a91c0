import { settingsOf } from '@diadochi/kernel';

export const settings = {
  seasons: { type: 'count', least: 1, most: 6, default: 3 },
  auguries: { type: 'flag', default: true },
} as const;

export const { seasons, auguries } = settingsOf(settings);
