import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What one part of the settings is about, and beside it the part itself. */
export function SettingsSection({
  title,
  text,
  children,
}: SettingsSectionProps): React.JSX.Element {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div>
        <h2 className="title" id={id}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
