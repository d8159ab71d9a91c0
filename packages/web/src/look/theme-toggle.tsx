import { say } from '../messages.ts';
import { Button } from './button.tsx';
import { Stroke } from './icon.tsx';
import { theme, toggleTheme } from './theme.ts';

export function ThemeToggle() {
  const label = say(theme.value === 'dark' ? 'look.light' : 'look.dark');
  return (
    <Button square class="theme-toggle" aria-label={label} title={label} onClick={toggleTheme}>
      <Stroke name={theme.value === 'dark' ? 'sun' : 'moon'} />
    </Button>
  );
}
