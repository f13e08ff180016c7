import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Togliere le foglie colpite',
    instructions:
      'Tagliare le foglie più colpite con forbici pulite, non più di un terzo della pianta alla volta, e gettarle nei rifiuti, non nel compost. Poi pulire le lame con alcol e usare guanti se la pianta ha lattice.',
  },
  keep_leaves_dry: {
    title: 'Tenere le foglie asciutte',
    instructions:
      'Al mattino annaffiare il terreno, non le foglie, e non nebulizzare. La maggior parte delle infezioni ha bisogno di foglie bagnate per ore.',
  },
  improve_air_flow: {
    title: 'Dare più aria',
    instructions:
      'Distanziare le piante vicine di almeno una spanna e sfoltire i germogli fitti, così le foglie asciugano in fretta.',
  },
  isolate_plant: {
    title: 'Tenerla lontana dalle altre piante',
    instructions:
      'Mettere la pianta ad almeno 1 metro dalle altre finché non passano due settimane senza danni nuovi. Lavarsi le mani dopo averla toccata.',
  },
  fungicide: {
    title: 'Se si allarga ancora: un fungicida di tipo adatto',
    instructions:
      "Se dopo una settimana sono colpite foglie nuove, un prodotto con rame, zolfo o bicarbonato di potassio può proteggere le foglie sane. Usare solo un prodotto autorizzato per la pianta nel proprio paese e seguire l'etichetta; protegge le foglie nuove e non cura le vecchie.",
  },
  wash_with_mild_soap: {
    title: 'Pulire la patina',
    instructions:
      'Pulire le foglie sulle due facce con un panno morbido e acqua tiepida, poi lasciarle asciugare in un posto arieggiato, senza sole.',
  },
  release_beneficials: {
    title: 'Usare nemici naturali',
    instructions:
      "Quando si conosce il parassita, per casa e serra si possono comprare acari predatori, larve di crisopa o vespine parassitoidi adatte. All'aperto risparmiare coccinelle e sirfidi.",
  },
  insecticidal_soap: {
    title: 'Se ci sono parassiti: un sapone o olio insetticida',
    instructions:
      "Se ci sono acari, tripidi o afidi e lavare non è bastato, il tipo più delicato è un sapone insetticida o un olio vegetale. Usare solo un prodotto autorizzato per la pianta, seguire l'etichetta e provarlo prima su una foglia.",
  },
  search_for_pests: {
    title: 'Cercare i parassiti',
    instructions:
      'Esaminare con la lente la pagina inferiore e gli apici, anche di sera. Togliere ciò che si trova e sciacquare le foglie con un getto deciso di acqua tiepida.',
  },
  remove_virus_plant: {
    title: 'Separarsi dalla pianta se il disegno avanza',
    instructions:
      'I virus non si curano. Se le foglie nuove mostrano ancora il disegno o cominciano le vicine, gettare tutta la pianta nei rifiuti e pulire attrezzi e vaso.',
  },
  control_sap_suckers: {
    title: 'Tenere lontani gli insetti succhiatori',
    instructions:
      'Lavare via afidi e mosche bianche con acqua e appendere trappole gialle adesive: questi insetti trasmettono i virus da pianta a pianta.',
  },
  let_soil_dry: {
    title: 'Lasciare asciugare il terreno',
    instructions:
      'Non annaffiare finché i 3 cm in superficie non sono asciutti e svuotare il sottovaso. Intanto tenere il vaso al caldo e alla luce, senza sole pieno.',
  },
  check_drainage: {
    title: 'Controllare drenaggio e radici',
    instructions:
      "Il vaso deve avere fori e l'acqua passare entro un minuto. Tagliare le radici brune e molli e rinvasare in terriccio nuovo e soffice.",
  },
  water_thoroughly: {
    title: 'Annaffiare a fondo',
    instructions:
      'Mettere il vaso in acqua da 20 a 30 minuti, finché non salgono più bolle, poi far sgocciolare. In piena terra annaffiare piano e in profondità invece che un poco ogni giorno.',
  },
  adjust_watering_rhythm: {
    title: 'Annaffiare secondo il terreno, non il calendario',
    instructions:
      'Toccare il terreno con un dito prima di ogni annaffiatura e annotare i giorni per tre settimane; tenere il ritmo con cui i 2 o 3 cm in superficie asciugano appena.',
  },
  move_out_of_sun: {
    title: 'Proteggerla dal sole forte',
    instructions:
      'Allontanare la pianta 1 o 2 metri dalla finestra soleggiata o ombreggiarla tra le 11 e le 16. Abituarla a più luce in due settimane.',
  },
  move_to_light: {
    title: 'Dare più luce',
    instructions:
      'Avvicinarla poco a poco, in due settimane, a meno di 1 metro da una finestra luminosa o usare una lampada per piante da 10 a 12 ore al giorno.',
  },
  feed_balanced: {
    title: 'Concimare con un concime completo',
    instructions:
      'Dare un concime liquido completo a metà della dose in etichetta, su terreno umido e solo nel periodo di crescita. Tenerlo lontano da bambini e animali.',
  },
  correct_soil_reaction: {
    title: 'Misurare il pH e dare ferro chelato',
    instructions:
      'Analizzare il terreno. Sopra pH 7 usare acqua piovana al posto di acqua dura e un concime con ferro chelato come da etichetta.',
  },
  feed_potassium: {
    title: 'Concimare con più potassio',
    instructions:
      "Se sul terreno non c'è crosta di sale, dare un concime ricco di potassio (come per pomodori) a metà dose. Se c'è, lavare invece il vaso con tre volte il suo volume d'acqua.",
  },
  leave_alone: {
    title: 'Lasciare le foglie segnate',
    instructions:
      'Il tessuto danneggiato non torna verde, ma il resto verde nutre ancora la pianta. Togliere solo le foglie del tutto secche.',
  },
  prune_infected_wood: {
    title: 'Tagliare il legno malato',
    instructions:
      "In un giorno asciutto tagliare ogni germoglio almeno 30 cm sotto l'ultimo danno visibile e pulire la lama con alcol dopo ogni taglio. Gettare i resti nei rifiuti.",
  },
  remove_whole_plant: {
    title: 'Togliere le piante molto colpite',
    instructions:
      'Se sono colpiti i fusti o la pianta continua ad appassire, estirparla con le radici, portarla via in un sacco e gettarla nei rifiuti, non nel compost.',
  },
  repot_rotten_roots: {
    title: 'Tagliare le radici marce e rinvasare',
    instructions:
      'Sciacquare le radici, tagliare tutte quelle brune e molli con una lama pulita e rinvasare in terriccio nuovo e arioso, in un vaso appena sufficiente. Annaffiare poco per due settimane.',
  },
  rinse_off_pests: {
    title: 'Lavare via i parassiti',
    instructions:
      'Docciare la pianta con un getto deciso di acqua tiepida, soprattutto sotto le foglie. Intanto coprire il terriccio. Ripetere almeno tre volte.',
  },
  wipe_off_pests: {
    title: 'Togliere gli insetti a mano',
    instructions:
      "Toccare ogni insetto con un bastoncino di cotone imbevuto di alcol o raschiarlo con l'unghia, anche alle ascelle delle foglie. Provare prima su una foglia e tenere l'alcol lontano da bambini e fiamme.",
  },
  hang_sticky_traps: {
    title: 'Appendere trappole adesive',
    instructions:
      'Appendere trappole gialle, azzurre per i tripidi, appena sopra la pianta e contare le catture ogni settimana. Solo in casa o in serra, dove non prendono api.',
  },
  apply_nematodes: {
    title: 'Annaffiare con nematodi utili',
    instructions:
      "La sera dare con l'acqua nematodi della specie Steinernema feltiae, come indica la confezione. Il terreno deve restare un po' umido e sopra 12 °C per due settimane.",
  },
  collect_slugs: {
    title: 'Raccogliere le lumache di sera',
    instructions:
      'Posare una tavola come nascondiglio su terreno umido, raccogliere lì e con la torcia lumache e limacce, e annaffiare al mattino invece che di sera. I collari ad anello proteggono le piantine.',
  },
  feed_phosphorus: {
    title: 'Dare fosforo con terreno tiepido',
    instructions:
      "Tenere le radici sopra 15 °C e dare un concime per piante da fiore a metà dose. In piena terra interrare compost; di più solo se un'analisi mostra una carenza.",
  },
  feed_magnesium: {
    title: 'Dare magnesio',
    instructions:
      "Dare un concime con magnesio (come il sale di Epsom) come da etichetta e per un po' meno potassio. Le foglie gialle restano tali; osservare le nuove.",
  },
  rinse_out_salts: {
    title: 'Lavare via il sale',
    instructions:
      'Togliere la crosta, poi far passare piano nel terriccio acqua piovana o poco calcarea, tre volte il volume del vaso, e lasciar sgocciolare. Non concimare per sei settimane.',
  },
  raise_humidity: {
    title: "Rendere l'aria più umida",
    instructions:
      "Raggruppare le piante, metterle su un vassoio di ciottoli bagnati o usare un umidificatore, lontano da termosifoni e aria condizionata. L'obiettivo è dal 50 al 60%.",
  },
  protect_from_cold: {
    title: 'Allontanarla dal freddo',
    instructions:
      "Tenere le piante tropicali sopra 15 °C, lontano da vetri freddi e correnti. All'aperto coprire con un telo nelle notti di gelo e lasciare le parti danneggiate finché non rigermoglia.",
  },
  cool_and_shade: {
    title: 'Ombreggiare e rinfrescare',
    instructions:
      "Ombreggiare a mezzogiorno, togliere i vasi dalla pietra calda e far circolare l'aria. Annaffiare al mattino presto e non concimare finché dura il caldo.",
  },
  trim_damage: {
    title: 'Tagliare le parti danneggiate',
    instructions:
      'Tagliare punte morte e parti strappate con forbici pulite seguendo la forma della foglia. Steccare un fusto piegato con un bastoncino e un laccio morbido.',
  },
  report_to_authority: {
    title: 'Segnalare il sospetto',
    instructions:
      'Fare foto, non portare altrove parti della pianta e avvisare il servizio fitosanitario della regione. Dice cosa fare e in molti luoghi analizza gratis.',
  },
  inspect_new_plants: {
    title: 'Controllare prima le piante nuove',
    instructions:
      "Guardare bene le piante nuove all'acquisto e tenerle due settimane separate dalle altre.",
  },
  check_weekly: {
    title: 'Guardare da vicino ogni settimana',
    instructions:
      'Ogni settimana guardare sotto le foglie, gli apici e il terreno: ciò che si scopre presto si toglie facilmente.',
  },
  clean_tools: {
    title: 'Tenere puliti gli attrezzi',
    instructions:
      "Pulire forbici e coltelli con alcol prima e dopo l'uso e lavare i vasi usati con acqua calda.",
  },
  clear_fallen_leaves: {
    title: 'Raccogliere le foglie cadute',
    instructions:
      "Raccogliere spesso le foglie cadute e morte: molte malattie vi passano l'inverno.",
  },
  rotate_crops: {
    title: 'Cambiare aiuola',
    instructions:
      "Coltivare la pianta e le sue parenti in un'altra aiuola per i prossimi tre anni.",
  },
  choose_resistant_varieties: {
    title: 'Scegliere varietà resistenti',
    instructions: 'Ripiantando, chiedere varietà resistenti a questa malattia e semi sani.',
  },
  mulch_soil: {
    title: 'Coprire il terreno',
    instructions:
      "Coprire il terreno con 3 o 5 cm di paglia, corteccia o compost senza toccare il fusto: mantiene l'umidità ed evita gli schizzi.",
  },
  acclimatise_slowly: {
    title: 'Abituare poco a poco',
    instructions:
      "Abituare le piante a un posto nuovo, al sole o all'aperto in dieci o quattordici giorni, una o due ore in più al giorno.",
  },
}
