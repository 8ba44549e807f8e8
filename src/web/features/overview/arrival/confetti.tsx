import { useState } from 'react';

const COLOURS = 5;
const PIXELS_PER_PARTICLE = 50;

type Particle = Readonly<{
  id: string;
  colour: number;
  '--x': string;
  '--y': string;
  '--turn': string;
  '--delay': string;
}>;

/** About one for every fifty pixels along both sides of the window. */
const countFor = ({ innerWidth, innerHeight }: Window): number =>
  Math.round((innerWidth + innerHeight) / PIXELS_PER_PARTICLE);

const scattered = (): Particle[] =>
  Array.from({ length: countFor(window) }, (_, index) => ({
    id: `particle ${index}`,
    colour: index % COLOURS,
    '--x': `${(Math.random() * 100).toFixed(2)}vw`,
    '--y': `${(Math.random() * 70).toFixed(2)}vh`,
    '--turn': `${Math.round(Math.random() * 720 - 360)}deg`,
    '--delay': `${Math.round(Math.random() * 600)}ms`,
  }));

/** A moment of joy behind the dialog. It says nothing, blocks nothing, and lies still for whoever asked for no motion. */
export function Confetti() {
  const [particles] = useState(scattered);
  return (
    <div className="confetti" aria-hidden="true">
      {particles.map(({ id, colour, ...place }) => (
        <span key={id} className="particle" data-colour={colour} style={place} />
      ))}
    </div>
  );
}
