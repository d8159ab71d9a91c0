import { breaks, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const settings = () => import('../src/settings.ts');

// He is in Damaskos from the beginning.
breaks('S16.2-01', settings, () => ({ heraklesLater: () => 0 }));
// He never comes.
const never = withContent(({ royalFamily }) => {
  for (const person of royalFamily) if (person.id === 'herakles') person.option162.when.royal = 'philippos';
});
breaks('S16.2-02', content, never);
breaks('C1-06', content, never);
