/**
 * Photos of the repository jimbler/seedr that its `plant-data.json` lists as CC0 or public domain,
 * according to Wikimedia Commons. The list leaves out drawings, herbarium sheets, seeds and wide
 * landscapes, which were found one by one.
 */
export const wildPlants: readonly string[] = `
  acer-grandidentatum agastache-neomexicana agastache-pallidiflora agastache-rupestris
  agave-gracilipes agave-titanota allium-amplectens allium-bisceptrum allium-macropetalum
  allium-platycaule aloe-longistyla alyssum-propinquum amorpha-canescens anemone-baldensis
  anemone-drummondii antennaria-microphylla aquilegia-barnebyi aquilegia-coerulea arabis-lemmonii
  arisaema-amurense arisaema-urashima artemisia-filifolia asclepias-californica
  asclepias-cryptoceras asclepias-macrosperma asclepias-solanoana astragalus-barrii
  astragalus-bisulcatus astragalus-coccineus astragalus-crassicarpus astragalus-iodanthus
  astragalus-newberryi astragalus-penduliflorus astragalus-sericoleucus berberis-trifoliata
  calochortus-flexuosus calylophus-serrulatus campanula-aucheri campanula-shetleri
  castilleja-haydenii centaurium-calycosum cerastium-candidissimum chaenactis-suffrutescens
  chamaechaenactis-scaposa chionophila-jamesii clematis-columbiana clematis-terniflora
  cusickiella-douglasii cymopterus-purpureus cymopterus-sessiliflorus dalea-formosa dalea-purpurea
  darmera-peltata dasynotusdaubenmirei delosperma-dyeri delospermaashtonii delphinium-geyeri
  delphinium-glaucum delphinium-hansenii delphinium-menziesii delphinium-virescens
  dudleya-abramsii-ssp-abramsii dudleya-abramsii-ssp-murina echinocereus-ctenoides
  echinocereus-dasyacanthus echinocereus-fasciculatus echinocereus-viereckii-ssp-morricalii
  edraianthus-serbicus eremalche-rotundifolia erigeron-grandiflorus erigeron-melanocephalus
  erigeron-pinnatisectus erigeron-pulcherrimus eriogonum-caespitosum eriogonum-shockleyi
  eriogonum-soredium eritrichium-aretioides erythronium-klamathense escobaria-tuberculosa
  escobaria-vivipara fendlera-rupicola frasera-speciosa fritillaria-agrestis
  fritillaria-atropurpurea fritillariaeastwoodiae fritillariarecurva funastrum-cynanchoides
  gentiana-calycosa gentiana-parryi gentianopsis-thermalis helianthus-maximiliani
  horkelia-hendersonii houstonia-acerosa hymenoxys-lapidicola hymenoxys-scaposa iliamna-bakeri
  ipomoea-leptophylla ipomopsis-macombii iris-douglasiana iris-flavissima iristenuissima
  juniperus-deppeana keckiella-corymbosa leptodactylon-californicum lesquerella-alpina
  lesquerella-intermedia leucocrinum-montanum lilium-columbianum linum-kingii luetkea-pectinata
  mentzelia-decapetala mentzelia-involucrata mentzelia-jonesii mertensia-arizonica
  mertensia-bakeri mertensia-brevistyla mertensia-lanceolata mirabilis-multiflora
  musineon-tenuifolium oenothera-macrocarpa oenothera-organensis orbexilum-pedunculatum
  oreoxis-alpina origanum-laevigatum parkinsonia-aculeata parrya-nudicaulis penstemon-alamosensis
  penstemon-auriberbis penstemon-caryi penstemon-cobaea penstemon-davidsonii penstemon-digitalis
  penstemon-grinnellii penstemon-jamesii penstemon-mesa penstemon-moffatii penstemon-murrayanus
  penstemon-paysoniorum penstemon-perpulcher penstemon-secundiflorus penstemon-serrulatus
  penstemon-strictiformis penstemon-venustus penstemon-versicolor penstemon-virens
  phemeranthus-calcaricus phemeranthus-parviflorus phlox-adsurgens phlox-condensata phlox-grayi
  phoenicaulis-cheiranthoides phyllodoce-breweri physaria-acutifolia potentilla-thurberi
  potentilla-uniflora primula-cusickiana primula-sieboldii primula-suffrutescens ptelea-trifoliata
  pteropyrum-olivieri ribes-aureum salvia-apiana salvia-henryi salvia-pachyphylla
  salvia-sonomensis salvia-spathacea salvia-summa saponaria-pumila silene-regia sphaeralcea-incana
  stachys-sp stanleya-pinnata talinum-spinescens thalictrum-alpinum townsendia-incana
  trifolium-barnebyi tripterospermum-japonicum trollius-albiflorus umbellulariacalifornica
  vernonia-fasciculata yucca-harrimaniae yucca-treculeana yuccaharrimaniae zinnia-acerosa
`
  .trim()
  .split(/\s+/)
  .map((name) => `SeedrApp/public/plant-images/${name.slice(0, 1)}/${name}_medium.jpg`)
