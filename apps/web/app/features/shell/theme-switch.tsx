import { Monitor, Moon, Sun } from 'lucide-react';
import { writeStored } from '../../browser-storage.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { useThemeChoice } from './theme.ts';

const options = [
  { value: 'system', label: 'System', icon: <Monitor className="icon" /> },
  { value: 'light', label: 'Light', icon: <Sun className="icon" /> },
  { value: 'dark', label: 'After dark', icon: <Moon className="icon" /> },
] as const;

export function ThemeSwitch(): React.JSX.Element {
  return (
    <Segmented
      label="Theme"
      name="theme"
      value={useThemeChoice()}
      options={options}
      onChange={(choice) => writeStored('theme', choice)}
    />
  );
}
