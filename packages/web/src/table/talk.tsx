/** The chat, once somebody opens it. */

import { withWords } from './lazy.tsx';

export const Chat = withWords<object>(async () => (await import('./chat.tsx')).Chat);
