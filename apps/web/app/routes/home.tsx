import { product } from '@rendezvous/contract';
import { replace } from 'react-router';

export function meta(): object[] {
  return [{ title: product }, { name: 'description', content: 'Plans for two, hour by hour: real places, real hours, one evening.' }];
}

export function clientLoader(): Response {
  return replace('/new-date');
}

export default function Home(): null {
  return null;
}
