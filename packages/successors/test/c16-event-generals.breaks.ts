import { breaks, type Loose, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const PEUKESTAS = 'peukestas-satrap-of-persis';
const peukestas = (instead: object) => withEffect(PEUKESTAS, instead);
const kassandros = (instead: object) => withEffect('kassandros', instead);
const requiring = (card: string, place: number, instead: object) =>
  withCard(card, ({ requires }) => Object.assign(requires[place], instead));
/** The place of its own, with another datum. */
const home = (card: string, instead: object) =>
  withCard(card, ({ effects }) => Object.assign(effects[0].places[0], instead));
/** It has but one place. */
const only = (card: string, place: number) =>
  withCard(card, ({ effects }) => {
    effects[0].places = [effects[0].places[place]];
  });
/** It brings somebody else. */
const another = { general: 'lysimachos' };
const staying = (card: Loose) => {
  card.removeAfterEvent = false;
};

breaks('C16-01', content, requiring(PEUKESTAS, 0, { gameTurn: 1 }));
breaks('S5.1.A-04', content, requiring(PEUKESTAS, 0, { gameTurn: 1 }));
breaks('C16-02', content, requiring(PEUKESTAS, 1, { clause: 'C16-01' }));
breaks('C16-03', content, peukestas(another));
breaks('S7.1.B-06', content, peukestas(another));
breaks('C16-04', content, peukestas({ ignoreGeneralLimit: undefined }));
breaks('C16-05', content, peukestas({ units: { mercenary: 2 } }));
breaks('C16-06', content, home(PEUKESTAS, { provinces: ['persis', 'sousiane'] }));
breaks('C16-07', content, home(PEUKESTAS, { pcKinds: ['minor'] }));
breaks('C16-08', content, only(PEUKESTAS, 0));
breaks('C16-09', content, peukestas({ ignoreStackLimit: undefined }));
breaks('C16-11', content, withCard(PEUKESTAS, staying));

breaks('C18-01', content, requiring('kassandros', 0, { kind: 'general-left-game', general: 'perdikkas' }));
breaks('C18-02', content, requiring('kassandros', 1, { clause: 'C18-01' }));
breaks('C18-03', content, kassandros(another));
breaks('S7.1.B-05', content, kassandros(another));
breaks('C18-04', content, kassandros({ ignoreGeneralLimit: undefined }));
breaks('C18-05', content, kassandros({ units: { mercenary: 2 } }));
breaks('C18-06', content, home('kassandros', { provinces: ['makedonia', 'thessalia', 'epeiros'] }));
breaks('C18-07', content, home('kassandros', { pcKinds: ['minor'] }));
breaks('C18-08', content, only('kassandros', 0));
breaks('C18-09', content, kassandros({ ignoreStackLimit: undefined }));
breaks('C18-11', content, withCard('kassandros', staying));
