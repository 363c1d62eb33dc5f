import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  /** Names the heading, so that it can be gone back to. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What one part of the settings is about, and beside it the part itself. */
export function SettingsSection({
  id: given,
  title,
  text,
  children,
}: SettingsSectionProps): React.JSX.Element {
  const made = useId();
  const id = given ?? made;
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div>
        <h2 className="title" id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
