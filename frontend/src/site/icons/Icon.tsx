import { ICON_PATHS, type IconName } from './iconPaths';

/** A drawn icon in the colour of the text around it. It says nothing to a screen reader: words beside it do. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICON_PATHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
