import { breaks, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const thracian = (instead: object) => withEffect('thracian-mercenaries', instead);
const cappadocian = (instead: object) => withEffect('cappadocian-mercenaries', instead);
const friendlyIn = (province: string) => ({ places: [{ at: 'friendly-space', provinces: [province] }] });

breaks('C7-01', content, thracian(friendlyIn('makedonia')));
breaks('C7-02', content, thracian({ units: { mercenary: 1 } }));
breaks('C7-03', content, thracian({ minorGeneral: undefined }));
breaks('C8-01', content, cappadocian(friendlyIn('phrygia')));
breaks('C8-02', content, cappadocian({ units: { mercenary: 1 } }));
breaks('C8-03', content, cappadocian({ minorGeneral: undefined }));
