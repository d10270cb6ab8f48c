/** What the demo's administrators have translated: all of it into French, names into German and Spanish; the rest is said in English. */
type Languages<Texts> = Readonly<Record<number, Partial<Record<'fr' | 'de' | 'es', Texts>>>>;

const named = (fr: string, de: string, es: string) => ({ fr: { name: fr }, de: { name: de }, es: { name: es } });

/** By the activity's id. */
export const ACTIVITIES_IN: Languages<{ name: string }> = {
  1: named('Journée tout domaine', 'Skitag, ganzes Gebiet', 'Día en toda la montaña'),
  2: named('École de ski', 'Skischule', 'Escuela de esquí'),
  3: named('École de snowboard', 'Snowboard-Schule', 'Academia de snowboard'),
  4: named('Entraînement de course', 'Renntraining', 'Entrenamiento de carreras'),
  5: named('Sortie raquettes', 'Schneeschuhtour', 'Ruta con raquetas'),
  6: named('Piste de tubing', 'Tubing-Hügel', 'Pista de tubing'),
  7: named('Ski nocturne', 'Nachtskifahren', 'Esquí nocturno'),
  8: named('Journée nordique', 'Langlauftag', 'Día nórdico'),
  9: named('Bike park', 'Bikepark', 'Bike park'),
  10: named('Retrait de la location', 'Leihausrüstung abholen', 'Recogida del alquiler'),
  11: named('Forfait saison', 'Saisonpass', 'Forfait de temporada'),
};

/** By the task's id. */
export const TASKS_IN: Languages<{ name: string }> = {
  1: named('Décharge de responsabilité', 'Haftungsverzicht', 'Exención de responsabilidad'),
  2: named('Contrat de location', 'Mietvertrag', 'Contrato de alquiler'),
  3: named('Accord de l’école de ski', 'Vereinbarung der Skischule', 'Acuerdo de la escuela de esquí'),
  4: named('Accord snowpark et montée', 'Vereinbarung Park und Aufstieg', 'Acuerdo de parque y ascenso'),
  5: named('Accord terrain de nuit', 'Vereinbarung Nachtpisten', 'Acuerdo de terreno nocturno'),
  6: named('Tubing pour aujourd’hui', 'Tubing für heute', 'Tubing para hoy'),
  7: named('Accord photo et vidéo', 'Foto und Video', 'Permiso de foto y vídeo'),
  8: named('Inscription à la course', 'Anmeldung zum Rennen', 'Inscripción a la carrera'),
  9: named('Décharge du bike park', 'Bikepark im Sommer', 'Exención del bike park'),
  10: named('Profil de location', 'Leihprofil', 'Perfil de alquiler'),
  11: named('Inscription de l’enfant', 'Kinderanmeldung', 'Inscripción infantil'),
  12: named('Photo', 'Foto', 'Foto'),
  13: named(
    'Profil de location, si vous louez',
    'Leihprofil, nur wenn Sie leihen',
    'Perfil de alquiler, solo si alquilas',
  ),
  14: named(
    'Inscription de l’enfant, si vous voulez',
    'Kinderanmeldung, wenn Sie möchten',
    'Inscripción infantil, si quieres',
  ),
  15: named('Photo, si vous voulez', 'Foto, wenn Sie möchten', 'Foto, si quieres'),
};

/** By the location's id. */
export const LOCATIONS_IN: Languages<{ description: string; checkInCompleteText?: string }> = {
  1: {
    fr: {
      description: 'Le cœur de la station : télécabine, billetterie et bornes de retrait',
      checkInCompleteText:
        '<h3>Rendez-vous à la télécabine</h3><p>Scannez votre code à l’une des <strong>bornes orange</strong> à côté de la billetterie. Vos forfaits s’impriment sous vos yeux.</p><ul><li>Première télécabine à 8 h 30</li><li>Chocolat chaud offert aux enfants au refuge du sommet jusqu’à 10 h</li></ul>',
    },
    de: { description: 'Talstation: Gondel, Kasse und Abholboxen' },
    es: { description: 'La base: telecabina, taquillas y puntos de recogida' },
  },
  2: {
    fr: {
      description: 'Cours et stages. Ne demande que ce qui est réservé',
      checkInCompleteText:
        '<h3>Rendez-vous sous l’arche bleue</h3><p>Soyez là <strong>20 minutes avant le cours</strong>, habillés et skis aux pieds. Les moniteurs portent une veste orange.</p><p>Gardez votre téléphone allumé. Le retour se fait à la même arche ; apportez votre code de retrait.</p>',
    },
  },
  3: {
    fr: {
      description: 'Skis, snowboards, chaussures et casques au village',
      checkInCompleteText:
        '<h3>Pas de formulaire, directement au banc</h3><p>Dites votre nom au technicien. Vos chaussures vous attendent ; <em>tout le monde les essaie</em>, s’il vous plaît.</p>',
    },
  },
  4: {
    fr: {
      description: 'Forfaits saison et changements de profil',
      checkInCompleteText:
        '<h3>Merci</h3><p>Votre profil est à jour. Un nouveau forfait s’imprime au guichet ou à une borne.</p>',
    },
  },
  5: {
    fr: {
      description: 'Douze couloirs et un tapis roulant',
      checkInCompleteText:
        '<h3>Prenez une bouée</h3><p>Montrez cette page à l’entrée. Les séances commencent à l’heure pile et à la demie.</p>',
    },
  },
};
