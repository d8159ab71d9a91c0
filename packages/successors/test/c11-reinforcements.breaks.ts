import { breaks, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const friendlyIn = (...provinces: string[]) => ({ places: [{ at: 'friendly-space', provinces }] });
const macedonian = (instead: object) => withEffect('macedonian-reinforcements', instead);
const egyptian = (instead: object) => withEffect('egyptian-military-colonists', instead);

breaks('C11-01', content, macedonian(friendlyIn('thessalia')));
breaks('C11-02', content, macedonian({ units: { mercenary: 1 } }));
breaks('C11-03', content, macedonian(friendlyIn('makedonia', 'thessalia')));
breaks('C13-01', content, egyptian(friendlyIn('libye')));
breaks('C13-02', content, egyptian({ oneOf: [{ mercenary: 2 }, { elephant: 1 }] }));
breaks('C13-03', content, egyptian(friendlyIn('aigyptos', 'libye')));
