import { limits, type Place } from '@rendezvous/contract';
import { Building2, House, type LucideIcon, MapPin, Store } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { usePlacesAutocomplete } from './use-places-autocomplete.ts';

const kinds: Readonly<Record<Place['kind'], { icon: LucideIcon; note: string }>> = {
  city: { icon: Building2, note: 'City' },
  neighborhood: { icon: House, note: 'Neighborhood' },
  address: { icon: MapPin, note: 'Address' },
  venue: { icon: Store, note: 'Place' },
};

interface LocationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function LocationField({ value, error, onChange }: LocationFieldProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const places = usePlacesAutocomplete(value, isOpen);
  const options = places.map(({ label, kind }) => {
    const { icon: Icon, note } = kinds[kind] ?? kinds.address;
    return { value: label, icon: <Icon className="icon" />, note };
  });
  return (
    <Field label="Location" className="c6" error={error}>
      {(control) => (
        <Combobox
          control={control}
          label="Places"
          name="location"
          value={value}
          placeholder="City, neighborhood or address"
          maxLength={limits.location}
          icon={<MapPin className="icon" />}
          options={options}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
