import styles from './HomeScene.module.css';

/** x, y, scale */
type Spot = readonly [number, number, number];

const FAR_FIRS: readonly Spot[] = [
  [90, 214, 0.5],
  [124, 218, 0.38],
  [398, 214, 0.42],
  [1180, 186, 0.5],
  [1214, 190, 0.36],
  [1290, 196, 0.46],
  [700, 198, 0.4],
  [730, 196, 0.3],
];
const NEAR_FIRS: readonly Spot[] = [
  [126, 300, 0.9],
  [740, 288, 0.8],
  [1330, 298, 0.85],
];

/** Dusk over a few houses, one porch light on. Pure decoration. */
export function HomeScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1440 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <path id="scene-fir" d="M-3 0h6v-16h-6zM0-110 18-68H9l16 30H14l16 26h-60l16-26h-11l16-30h-9z" />
        <path id="scene-tree" d="M-3 0h6v-30h-6zM0-92c16 0 27 15 27 34S16-22 0-22-27-39-27-58s11-34 27-34Z" />
      </defs>
      <path className={styles.hill1} d="M0 190C160 130 300 150 440 168S760 96 940 120s330 60 500 10v200H0z" />
      <path className={styles.hill2} d="M0 226C200 176 380 214 560 206s300-66 500-34 260 40 380 18v140H0z" />
      <g className={styles.hill3}>
        <Plants href="#scene-fir" spots={FAR_FIRS} />
        <path d="M0 262C240 226 470 252 720 246s470-40 720-6v90H0z" />
      </g>
      <g className={styles.wall}>
        <path d="M196 214h92v48h-92zM430 206h78v52h-78zM1130 200h100v54h-100zM1300 208h84v50h-84z" />
        <Plants
          href="#scene-tree"
          spots={[
            [330, 258, 0.72],
            [1090, 254, 0.8],
          ]}
        />
      </g>
      <path
        className={styles.dark}
        d="M188 214 242 175 296 214zM262 181h12v20h-12zM422 206 444 183H494L516 206zM486 178h12v17h-12zM1122 200 1180 158 1238 200zM1202 164h12v22h-12zM1292 208 1315 183H1369L1392 208zM1360 178h12v18h-12z"
      />
      <path
        className={styles.unlit}
        d="M214 226h14v20h-14zM256 226h14v20h-14zM448 220h14v20h-14zM478 220h14v20h-14zM1150 214h14v20h-14zM1194 214h14v20h-14zM1318 222h14v20h-14zM1350 222h14v20h-14z"
      />
      <path className={styles.hill4} d="M0 296C300 262 560 276 800 270s420-10 640 10v60H0z" />
      <HomeSceneHouse />
      <g className={styles.dark}>
        <Plants
          href="#scene-tree"
          spots={[
            [60, 302, 1.15],
            [1396, 304, 1.3],
          ]}
        />
      </g>
      <g className={styles.roof}>
        <Plants href="#scene-fir" spots={NEAR_FIRS} />
        <Plants href="#scene-tree" spots={[[990, 292, 1.05]]} />
      </g>
      <path
        className={styles.fence}
        d="M176 297C300 292 420 292 520 298M180 292v16m14-16v16m14-17v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16m14-17v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16m14-15v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16m14-15v16m14-16v16m14-16v16m14-16v16m14-16v16"
      />
    </svg>
  );
}

function Plants({ href, spots }: { href: string; spots: readonly Spot[] }) {
  return spots.map(([x, y, scale]) => <use key={x} href={href} transform={`translate(${x} ${y}) scale(${scale})`} />);
}

/** The house with its light on, in the middle of the scene. */
function HomeSceneHouse() {
  return (
    <>
      <defs>
        <radialGradient id="scene-glow">
          <stop offset="0" stopColor="#FFD98A" stopOpacity=".95" />
          <stop offset=".25" stopColor="#F3B544" stopOpacity=".5" />
          <stop offset=".6" stopColor="#F3B544" stopOpacity=".13" />
          <stop offset="1" stopColor="#F3B544" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="scene-spill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#F3B544" stopOpacity=".55" />
          <stop offset="1" stopColor="#F3B544" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="880" cy="232" r="180" fill="url(#scene-glow)" opacity=".75" />
      <path className={styles.dark} d="M780 186h150v92H780z" />
      <path className={styles.roof} d="M764 188 855 122l91 66zM898 118h16v44h-16z" />
      <path className={styles.unlit} d="M802 206h22v28h-22zM844 148h22v20h-22z" />
      <path className={styles.bars} d="M813 206v28M802 220h22" />
      <path
        className={styles.roof}
        d="M846 214h92l14 12H832zM842 226h4v52h-4zM936 226h4v52h-4zM853 234h10l-2-4h-6zM832 278h120v5H832z"
      />
      <path d="M846 226h90v52h-90z" fill="#F3B544" opacity=".2" />
      <rect x="872" y="234" width="24" height="44" rx="2" fill="#6B3F12" />
      <circle cx="891" cy="257" r="1.6" fill="#FFD98A" />
      <rect x="906" y="238" width="20" height="22" rx="1.5" fill="#FFD98A" />
      <path d="M916 238v22M906 249h20" stroke="#A8701B" strokeWidth="1.6" />
      <circle cx="858" cy="240" r="22" fill="url(#scene-glow)" />
      <rect x="854.5" y="234" width="7" height="10" rx="1.5" fill="#FFF3D0" />
      <path d="M872 283h40l64 47H820z" fill="url(#scene-spill)" />
    </>
  );
}
