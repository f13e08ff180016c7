/** Drawings of a good photo and of common faults. Each drawing has a text beside it. */
export type PhotoDrawing = 'good' | 'far' | 'blurred' | 'dark'

const leaf = 'M46 128C38 78 66 34 136 26c6 70-28 112-84 104Z'

/** A drawing that screen readers skip, because the caption describes the drawing. */
export function PhotoDrawing({ of }: { of: PhotoDrawing }) {
  return (
    <svg class={`photo-drawing ${of}`} viewBox="0 0 180 150" aria-hidden="true">
      <rect class="sky" width="180" height="150" rx="10" />
      {of === 'far' ? <FarPlant /> : <NearLeaf />}
      {of === 'dark' && <rect class="shadow" width="180" height="150" rx="10" />}
      <circle class="mark" cx="158" cy="126" r="14" />
      <path class="sign" d={of === 'good' ? 'm151 126 5 6 9-11' : 'm152 120 12 12m0-12-12 12'} />
    </svg>
  )
}

function NearLeaf() {
  return (
    <g class="near">
      <path class="leaf" d={leaf} />
      <path
        class="vein"
        d="M38 142C60 108 84 82 118 48M74 96c2-16 0-28-4-38m20 22c12-2 24-2 34 2"
      />
      <circle class="spot" cx="76" cy="76" r="6" />
      <circle class="spot" cx="98" cy="92" r="8" />
      <circle class="spot" cx="112" cy="62" r="5" />
    </g>
  )
}

function FarPlant() {
  return (
    <g>
      <path class="ground" d="M0 112h180v28a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z" />
      <path class="wall" d="M112 34h40v78h-40z" />
      <path class="pot" d="m60 100 3 14h12l3-14Z" />
      <path
        class="leaf"
        d="M69 100c-10-8-12-16-8-22 6 4 9 12 8 22Zm0 0c8-6 12-14 10-20-7 2-10 10-10 20Z"
      />
    </g>
  )
}
