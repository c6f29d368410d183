/** What stands round an order of battle on its page, by language. */
import type { Language } from './tongue.ts';

export interface Phrases {
  readonly intro: string;
  readonly next: string;
  readonly end: string;
  readonly staff: string;
  readonly lost: string;
  readonly aside: string;
  readonly footnote: string;
  readonly sources: string;
  readonly arrives: string;
  readonly date: (year: number) => string;
}

export const PHRASES: { readonly [L in Language]: Phrases } = {
  en: {
    intro: 'Hi all, here is the order of battle for our game on Saturday, as far as I could find it.',
    next: 'And this is what they were up against:',
    end: 'Hope this helps, Jim',
    staff: 'Chief of Staff: Colonel Weiss',
    lost: 'lost',
    aside: 'raised in the spring',
    footnote: 'Less two companies left behind as a guard for the baggage.',
    sources: 'Sources: A. Muster, The Campaign in the Hills, vol. II, London 1898, p. 214',
    arrives: 'arrives',
    date: (year) => `12 May ${year}`,
  },
  fr: {
    intro: "Bonjour à tous, voici l'ordre de bataille de notre partie de samedi, pour autant que je l'aie trouvé.",
    next: 'Et voici ce que nous avions en face :',
    end: 'Bien cordialement, Jean',
    staff: "Chef d'état-major : colonel Weiss",
    lost: 'pertes',
    aside: 'levé au printemps',
    footnote: 'Moins deux compagnies laissées à la garde des bagages.',
    sources: 'Sources : A. Muster, La campagne des collines, t. II, Paris 1898, p. 214',
    arrives: 'arrive à',
    date: (year) => `12 mai ${year}`,
  },
  de: {
    intro: 'Hallo zusammen, hier ist die Aufstellung für unser Spiel am Samstag, soweit ich sie finden konnte.',
    next: 'Und das stand ihnen gegenüber:',
    end: 'Viele Grüße, Jan',
    staff: 'Stabschef: Oberst Weiss',
    lost: 'Verluste',
    aside: 'im Frühjahr errichtet',
    footnote: 'Ohne zwei Kompanien, die zur Bewachung des Gepäcks zurückblieben.',
    sources: 'Quellen: A. Muster, Der Feldzug in den Hügeln, Bd. II, Wien 1898, S. 214',
    arrives: 'kommt um',
    date: (year) => `12. Mai ${year}`,
  },
  it: {
    intro: "Ciao a tutti, ecco l'ordine di battaglia della partita di sabato, per quanto ho potuto trovare.",
    next: 'Ed ecco che cosa avevano di fronte:',
    end: 'A presto, Gianni',
    staff: 'Capo di stato maggiore: colonnello Weiss',
    lost: 'perdite',
    aside: 'formato in primavera',
    footnote: 'Meno due compagnie lasciate a guardia dei bagagli.',
    sources: 'Fonti: A. Muster, La campagna delle colline, vol. II, Torino 1898, p. 214',
    arrives: 'arriva alle',
    date: (year) => `12 maggio ${year}`,
  },
  es: {
    intro: 'Hola a todos, aquí está el orden de batalla de la partida del sábado, hasta donde lo he encontrado.',
    next: 'Y esto es lo que tenían enfrente:',
    end: 'Un saludo, Juan',
    staff: 'Jefe de estado mayor: coronel Weiss',
    lost: 'bajas',
    aside: 'formado en primavera',
    footnote: 'Menos dos compañías que quedaron guardando los bagajes.',
    sources: 'Fuentes: A. Muster, La campaña de las colinas, t. II, Madrid 1898, p. 214',
    arrives: 'llega a las',
    date: (year) => `12 de mayo de ${year}`,
  },
  pt: {
    intro: 'Olá a todos, aqui está a ordem de batalha do jogo de sábado, tanto quanto a pude encontrar.',
    next: 'E isto é o que tinham pela frente:',
    end: 'Um abraço, João',
    staff: 'Chefe do estado-maior: coronel Weiss',
    lost: 'baixas',
    aside: 'formado na primavera',
    footnote: 'Menos duas companhias deixadas a guardar as bagagens.',
    sources: 'Fontes: A. Muster, A campanha das colinas, t. II, Lisboa 1898, p. 214',
    arrives: 'chega às',
    date: (year) => `12 de maio de ${year}`,
  },
  nl: {
    intro: 'Hallo allemaal, hier is de slagorde voor ons spel van zaterdag, voor zover ik die kon vinden.',
    next: 'En dit stond er tegenover hen:',
    end: 'Groeten, Jan',
    staff: 'Chef van de staf: kolonel Weiss',
    lost: 'verliezen',
    aside: 'in het voorjaar opgericht',
    footnote: 'Zonder twee compagnieën die de bagage bewaakten.',
    sources: 'Bronnen: A. Muster, De veldtocht in de heuvels, dl. II, Den Haag 1898, p. 214',
    arrives: 'komt om',
    date: (year) => `12 mei ${year}`,
  },
  ru: {
    intro: 'Privet vsem, vot boyevoye raspisaniye dlya nashey subbotney igry, naskolko ya smog nayti.',
    next: 'A vot kto stoyal protiv nikh:',
    end: 'S uvazheniyem, Ivan',
    staff: 'Nachalnik shtaba: polkovnik Weiss',
    lost: 'poteri',
    aside: 'sformirovan vesnoy',
    footnote: 'Bez dvukh rot, ostavlennykh dlya okhrany oboza.',
    sources: 'Istochniki: A. Muster, Kampaniya na kholmakh, t. II, Moskva 1898, s. 214',
    arrives: 'pribyvayet v',
    date: (year) => `12 maya ${year}`,
  },
};
