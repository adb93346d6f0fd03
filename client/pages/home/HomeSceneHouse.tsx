import styles from './HomeScene.module.css';

/** The house whose light is on, in the middle of the scene. */
export function HomeSceneHouse() {
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
