import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  /** An id for the heading, to scroll back to. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The title and description of one group of settings, and beside it the settings. */
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
