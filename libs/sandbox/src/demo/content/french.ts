import { waiverHtml } from './waiver-html';

/** Translations for the demo, to read along: the English texts count. They are no legal advice. */
export const seasonLiabilityFrench = waiverHtml(`
## Décharge de responsabilité, saison et journée

**Lisez tout ce texte avant de signer. En signant, vous renoncez à certains droits, dont celui de demander réparation à la station en cas
de blessure, de décès ou de perte, dans la mesure où la loi le permet.**

Cet accord lie chaque participant nommé à l’enregistrement et Silverpine Mountain Resort. Il vaut pour chaque jour de la saison où le
participant se trouve sur le domaine, quel que soit son forfait. Un parent ou un tuteur signe pour chaque participant de moins de 18 ans.

## 1. Les mots

- **Station** : Silverpine Mountain Resort, ses propriétaires, ses employés, ses moniteurs, ses pisteurs et ses bénévoles.
- **Participant** : chaque personne pour qui cet accord est signé, adulte ou enfant.
- **Signataire** : la personne qui signe, pour elle-même ou pour un enfant.
- **Activités** : le ski, le snowboard, les remontées et tout autre usage des pistes, des bâtiments et des parkings.

## 2. La montagne

Le ski se pratique dehors, en hiver, en altitude, sur un terrain qui change d’heure en heure. La station prépare et balise des pistes,
mais elle ne peut pas rendre la montagne sûre.

### 2.1 Les risques du sport

1. Le temps : vent, neige, brouillard, froid extrême, soleil et foudre.
2. La neige : glace, poudreuse, neige lourde, plaques et terre à nu.
3. Le terrain : rochers, arbres, trous, falaises et ruptures de pente, visibles ou non.
4. Les collisions avec d’autres personnes, des arbres, des pylônes, des clôtures ou des engins.
5. Les avalanches et la neige profonde au pied des arbres.
6. Le matériel, dont des fixations qui ne s’ouvrent pas ou s’ouvrent trop tôt.
7. L’embarquement, le trajet et le débarquement des remontées.

### 2.2 Les blessures

Les chutes et les collisions arrivent chaque jour. Elles peuvent causer des fractures, des lésions du cerveau ou de la colonne, et la
mort. Les secours peuvent mettre du temps à arriver.

## 3. L’acceptation des risques

**Le signataire accepte librement tous ces risques pour lui-même et, dans la mesure où la loi le permet, pour chaque enfant nommé à
l’enregistrement.** Il confirme :

- que chaque participant est en assez bonne santé ;
- que personne ne skiera sous l’effet de l’alcool ou d’une drogue ;
- que le matériel est adapté, en état et bien réglé ;
- qu’**un casque est vivement recommandé**.

## 4. La conduite sur les pistes

1. Restez maître de votre vitesse ; vous devez pouvoir vous arrêter ou éviter les autres.
2. Les personnes en aval ont la priorité.
3. Arrêtez-vous là où l’on vous voit d’en haut.
4. Regardez vers l’amont avant de repartir.
5. Respectez les panneaux et les pistes fermées.

## 5. La décharge

**Dans la mesure où la loi le permet, le signataire libère la station de toute demande pour blessure, décès ou perte liée aux activités, y
compris en cas de négligence.** La faute volontaire n’est pas couverte.

## 6. La signature

Le signataire a lu ce texte, a au moins 18 ans, et est le parent ou le tuteur de chaque enfant nommé, ou agit avec son accord.
`);

export const tubingDayFrench = waiverHtml(`
## Piste de tubing : accord pour aujourd’hui

**Cet accord ne vaut que pour aujourd’hui. Il comporte une renonciation à des droits. Lisez-le avant de prendre une bouée.**

Le tubing consiste à descendre un couloir de neige sur une bouée que l’on ne peut ni diriger ni arrêter.

## 1. Les risques

- Les bouées vont plus vite par grand froid, sur neige dure et quand plusieurs descendent ensemble.
- On peut tourner, se renverser, sortir du couloir, ou heurter d’autres personnes, les bords et les filets.
- On tombe aussi en marchant sur la neige et sur le tapis roulant.

## 2. Les règles

1. À partir de quatre ans et de 91 cm.
2. Une personne par bouée, sauf si le personnel les attache.
3. Assis ou sur le dos, les pieds devant.
4. Attendez le signal du personnel et quittez aussitôt la zone d’arrivée.

## 3. La décharge

**Dans la mesure où la loi le permet, le signataire libère Silverpine Mountain Resort de toute demande liée au tubing d’aujourd’hui, y
compris en cas de négligence.**

## 4. La signature

Le signataire a lu ce texte, a au moins 18 ans, et est le parent ou le tuteur de chaque enfant nommé, ou agit avec son accord.
`);
