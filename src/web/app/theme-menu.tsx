import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { shellCopy as copy } from './shell-copy.ts';
import { currentTheme, THEMES, type Theme } from './theme.ts';

export function ThemeMenu() {
  const [theme, setTheme] = useState(currentTheme);
  // Chosen once in a while, so how it is remembered comes with the choice.
  const choose = async (chosen: Theme) => {
    (await import('./choose-theme.ts')).chooseTheme(chosen);
    setTheme(chosen);
  };

  return (
    <Menu
      label={copy.theme}
      groups={[
        THEMES.map((each) => ({
          id: each,
          label: copy.themes[each],
          end: each === theme ? copy.chosen : undefined,
          onPress: () => choose(each),
        })),
      ]}
      trigger={(trigger) => (
        <IconButton icon="contrast" label={copy.themeNow(copy.themes[theme])} {...trigger} />
      )}
    />
  );
}
