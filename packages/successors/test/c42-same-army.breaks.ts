import { breaks, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');

breaks('C42-05', content, withEffect('treasure-city-looted', { units: { mercenary: 1 } }, 1));
