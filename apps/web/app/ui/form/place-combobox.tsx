import { Building2, House, type LucideIcon, MapPin, Store } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import type { ControlProps } from './field.tsx';

const kinds: Readonly<Record<string, { icon: LucideIcon; note: string }>> = {
  city: { icon: Building2, note: 'City' },
  neighborhood: { icon: House, note: 'Neighborhood' },
  venue: { icon: Store, note: 'Place' },
};
const address = { icon: MapPin, note: 'Address' };

interface PlaceComboboxProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly maxLength: number;
  /** Asked with what is typed while the list is open. */
  readonly usePlaces: (
    typed: string,
    isOpen: boolean,
  ) => readonly { readonly label: string; readonly kind: string }[];
  readonly onChange: (value: string) => void;
}

/** A place as free text, with places that may be meant. */
export function PlaceCombobox({
  control,
  value,
  maxLength,
  usePlaces,
  onChange,
}: PlaceComboboxProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const options = usePlaces(value, isOpen).map(({ label, kind }) => {
    const { icon: Icon, note } = kinds[kind] ?? address;
    return { value: label, icon: <Icon className="icon" />, note };
  });
  return (
    <Combobox
      control={control}
      label="Places"
      name="location"
      value={value}
      placeholder="City, neighborhood or address"
      maxLength={maxLength}
      icon={<MapPin className="icon" />}
      options={options}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onChange={onChange}
    />
  );
}
