/** The classes of styles/pictures.css for an `object-position` in percent, such as `50% 30%`, in steps of 10 %. */
export function focalClasses(position: string): string {
  const [x = '', y = ''] = position.split(' ');
  return `focal-x-${step(x)} focal-y-${step(y)}`;
}

function step(percent: string): number {
  const value = Number.parseFloat(percent);
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value / 10), 0), 10) : 5;
}
