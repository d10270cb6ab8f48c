declare const chromiumPlaces: string[];
export = chromiumPlaces;
