/** Things that hold things: what is put into them is not typed. */
export const holders =
  /^(?:cart|basket|bag|trash|bin|folder|wishlist|favou?rites|queue|archive|inbox|playlist|drawer|trolley|library|album|collection|group|team|channel|column|board|backlog|bookmarks)$/;
