import { announced } from './announce.ts';

/** The live region: there once, from the start, or screen readers would miss the first words. */
export function Announcer() {
  const { text, count } = announced.value;
  return (
    <div class="unseen" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
