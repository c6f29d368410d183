/** Pictures of what to tap on three devices: a frame, its content, and the target in solid ink. */
import type { ComponentChildren } from 'preact';
import type { Device } from '../session/keeping.ts';

const PHONE = 'M14 3h44a5 5 0 0 1 5 5v80a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z';
const WINDOW = 'M4 18h64v60H4zM4 30h64';
const ADDRESS = 'M15 14h34v7H15z';
const PAGE = 'M16 34h40M16 42h40M16 50h26';
const LINES = 'M24 28h24M24 38h24M24 58h24M24 68h24';

const Picture = ({
  lines,
  full,
  children,
}: {
  readonly lines: string;
  readonly full?: string;
  readonly children?: ComponentChildren;
}) => (
  <svg class="how__picture" viewBox="0 0 72 96" aria-hidden="true">
    <path d={lines} />
    {full && <path class="full" d={full} />}
    {children}
  </svg>
);

/** App icons on a Home Screen; ours fills the gap. */
const HOME_SCREEN = [20, 34, 48]
  .flatMap((y) => [17, 31, 45].map((x) => (x === 31 && y === 34 ? '' : `M${x} ${y}h9v9h-9z`)))
  .join('');
const OURS = 'M30 33h11v11H30z';
const CHOSEN = 'M18 43h36v10H18z';
const PLUS = 'M23 48h6M26 45v6';

const Chosen = ({ lines }: { readonly lines: string }) => (
  <Picture lines={lines} full={CHOSEN}>
    <path class="on-full" d={`${PLUS}M33 48h16`} />
  </Picture>
);

const Started = () => <Picture lines={PHONE + HOME_SCREEN} full={OURS} />;

const MENU = 'M54.5 12.5h2v2h-2zM54.5 16.5h2v2h-2zM54.5 20.5h2v2h-2z';
const SHARE = 'M30 78h-2v10h16V78h-2M36 84V70M32 74l4-4 4 4';
const INSTALL = 'M52 20h10v6H52z';

const PICTURES: Record<Device, readonly (() => ComponentChildren)[]> = {
  android: [
    () => <Picture lines={PHONE + ADDRESS + PAGE} full={MENU} />,
    () => <Chosen lines={`${PHONE}M16 16h42v62H16z${LINES}`} />,
    Started,
  ],
  iphone: [
    () => (
      <Picture lines={`${PHONE}${PAGE}M9 66h54`}>
        <path class="strong" d={SHARE} />
      </Picture>
    ),
    () => <Chosen lines={`${PHONE}M12 20h48v64H12z${LINES}`} />,
    Started,
  ],
  computer: [
    () => <Picture lines={`${WINDOW}M10 20h36v6H10zM14 40h44M14 48h44M14 56h28`} full={INSTALL} />,
    () => <Picture lines={`${WINDOW}M16 38h40v26H16zM22 45h28`} full="M34 53h18v7H34z" />,
    () => <Picture lines="M8 18h56v60H8zM14 40h44M14 48h44M14 56h28" full="M8 18h56v9H8z" />,
  ],
};

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

export const StepPicture = ({ device, step }: { readonly device: Device; readonly step: Step }) => (
  <>{PICTURES[device][step - 1]?.()}</>
);
