/**
 * Photos of the banana field that have an uncertain licence. Some of the photos carry the number of
 * a picture library, so the publisher's phone may not have taken them.
 */
export const photosOfOtherCameras: ReadonlySet<string> = new Set(
  `
    cordana1 cordana6 cordana7 cordana32 cordana34 cordana35 cordana36 cordana37 cordana38
    cordana44 cordana60 cordana61 cordana62 cordana63 cordana64 cordana65 cordana66 cordana67
    cordana68 cordana69 cordana70 cordana71 cordana72 cordana73 cordana74 cordana75 cordana76
    cordana77 cordana78 cordana79 cordana80 cordana81 cordana82 cordana83 cordana84 cordana85
    cordana86 cordana87 cordana88 cordana89 cordana90 cordana91 cordana92 cordana93 cordana94
    cordana95 cordana96 cordana97 cordana98 cordana99 cordana100 pestalotiopsis39
    pestalotiopsis40 pestalotiopsis53 sigatoka89 sigatoka90 sigatoka91 sigatoka92 sigatoka93
    sigatoka94 sigatoka95 sigatoka96 sigatoka97 sigatoka98 sigatoka99 sigatoka100
  `
    .trim()
    .split(/\s+/),
)
